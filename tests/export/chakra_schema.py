"""Chakra's messages for the package protobuf: written from MLCommons' schema 1.1.1-chakra.0.0.4, as far as trace-export uses it.

MLCommons' own reader is not on PyPI (the package chakra there is something else). read(FILE) gives the metadata and the nodes of a
file, as the feeder of simulators reads it: each message behind its length."""

import gzip

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory, proto
from google.protobuf.descriptor_pb2 import FieldDescriptorProto as Field

# Name of a field, its number, its type; * is repeated. A capital letter begins a message or an enumeration.
MESSAGES = {
    "AttributeProto": "name 1 string, doc_string 2 string, double_val 3 double, float_val 5 float, int32_val 7 int32, int64_val 9 int64, "
    "uint32_val 11 uint32, uint64_val 13 uint64, sint32_val 15 sint32, sint64_val 17 sint64, bool_val 27 bool, string_val 29 string, "
    "bytes_val 31 bytes",
    "GlobalMetadata": "version 1 string, attr 2 *AttributeProto",
    "IOInfo": "values 1 string, shapes 2 string, types 3 string",
    "Node": "id 1 uint64, name 2 string, type 3 uint32, ctrl_deps 4 *uint64, data_deps 5 *uint64, start_time_micros 6 uint64, "
    "duration_micros 7 uint64, inputs 8 IOInfo, outputs 9 IOInfo, attr 10 *AttributeProto",
}
METADATA, LOAD, STORE, COMP, SEND, RECV, COLL = range(1, 8)
ALL_REDUCE, REDUCE, ALL_GATHER, GATHER, SCATTER, BROADCAST, ALL_TO_ALL, REDUCE_SCATTER, REDUCE_SCATTER_BLOCK, BARRIER = range(10)


def _messages():
    file = descriptor_pb2.FileDescriptorProto(name="chakra", package="ChakraProtoMsg", syntax="proto3")
    for name, fields in MESSAGES.items():
        message = file.message_type.add(name=name)
        if name == "AttributeProto":
            message.oneof_decl.add(name="value")
        for text in fields.split(", "):
            key, number, kind = text.split()
            field = message.field.add(name=key, number=int(number), label=Field.LABEL_REPEATED if kind[0] == "*" else Field.LABEL_OPTIONAL)
            kind = kind.lstrip("*")
            if kind[0].isupper():
                field.type, field.type_name = Field.TYPE_MESSAGE, f".ChakraProtoMsg.{kind}"
            else:
                field.type = getattr(Field, f"TYPE_{kind.upper()}")
            if key.endswith("_val"):
                field.oneof_index = 0
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return [message_factory.GetMessageClass(pool.FindMessageTypeByName(f"ChakraProtoMsg.{m}")) for m in ("GlobalMetadata", "Node")]


GlobalMetadata, Node = _messages()


def attributes(message):
    return {a.name: getattr(a, a.WhichOneof("value")) for a in message.attr}


def _known(message):
    """No field of the message is one that the schema does not have."""
    copy = type(message)()
    copy.CopyFrom(message)
    copy.DiscardUnknownFields()
    assert copy == message and copy.ByteSize() == message.ByteSize(), message


def read(path):
    with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
        head = proto.parse_length_prefixed(GlobalMetadata, file)
        nodes = list(iter(lambda: proto.parse_length_prefixed(Node, file), None))
    for message in [head, *nodes]:
        _known(message)
    return head, nodes
